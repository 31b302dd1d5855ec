import { type EntryContext, type RouterContextProvider, ServerRouter } from 'react-router';
import { BuildId } from '#web/storefront/base/build-id.ts';
import { jsonLdContext, nonceContext, shopContext } from '#web/storefront/base/context.ts';
import { PageJsonLd } from '#web/storefront/base/seo/json-ld/json-ld.tsx';
import { ScriptNonce } from '#web/storefront/site/script-nonce.ts';
import { TagManagerId } from '#web/storefront/site/tags/tag-manager-id.ts';
import { ChangedFacts, ChangedTokens } from '#web/ui/changed-facts.tsx';
import { renderPage } from '#web/ui/render-page.ts';

// server.ts must set these same objects: a second copy of the module would be another context
export { nonceContext, shopContext, unavailableContext } from '#web/storefront/base/context.ts';
export { logFault as handleError } from '#web/storefront/site/errors/log-fault.ts';
export { faultPage, offlinePage } from '#web/storefront/site/offline/plain-page.tsx';
export { workerScript } from '#web/storefront/site/offline/worker-script.ts';

export const streamTimeout = 5_000;

export default async function handleRequest(
  request: Request,
  status: number,
  headers: Headers,
  entryContext: EntryContext,
  context: RouterContextProvider,
) {
  const nonce = context.get(nonceContext) || undefined;
  if (request.method === 'HEAD') return new Response(null, { status, headers });
  const { settings, shopFacts } = context.get(shopContext);
  const page = await renderPage(
    <ScriptNonce value={nonce}>
      <TagManagerId value={settings.GTM_ID ?? null}>
        <ChangedFacts value={shopFacts.changed()}>
          <ChangedTokens value={shopFacts.tokens()}>
            <PageJsonLd value={context.get(jsonLdContext)}>
              <BuildId value={entryContext.manifest.version}>
                <ServerRouter context={entryContext} url={request.url} nonce={nonce} />
              </BuildId>
            </PageJsonLd>
          </ChangedTokens>
        </ChangedFacts>
      </TagManagerId>
    </ScriptNonce>,
    { nonce, timeoutMs: streamTimeout + 1000 },
  );
  if (page.error) context.get(shopContext).log.error({ err: page.error }, 'page failed');
  headers.set('content-type', 'text/html; charset=utf-8');
  return new Response(page.html, { status: page.error ? 500 : status, headers });
}
