import { data, Link, useSearchParams } from 'react-router';
import { mayTry } from '#domain/staff/actor.ts';
import { grantOf } from '#domain/staff/permissions.ts';
import { staffOf } from '#web/admin/base/context.ts';
import { useLast } from '#web/admin/base/live/use-last.ts';
import { useLive } from '#web/admin/base/live/use-live.ts';
import { PageBar } from '#web/admin/base/pieces/page-bar.tsx';
import { isRefused } from '#web/admin/base/refused.ts';
import { useTexts } from '#web/admin/base/texts.tsx';
import en from '#web/messages/admin/en/prices.ts';
import fi from '#web/messages/admin/fi/prices.ts';
import type { Route } from './+types/route';
import { BreaksForm } from './breaks-form.tsx';
import { CostSection } from './cost-section.tsx';
import { Decisions } from './decisions.tsx';
import { planAction } from './plan-action.ts';
import { PlanForm } from './plan-form.tsx';
import { PriceHistory } from './price-history.tsx';

export async function loader({ context, params }: Route.LoaderArgs) {
  const { shop, actor } = staffOf(context);
  const product = await shop.pricePlans.product(actor, params.sku);
  if (!product) throw data(null, { status: 404 });
  const costs = mayTry(actor, 'prices.read-costs')
    ? await shop.costs.of(
        actor,
        product.skus.map(({ sku }) => sku),
      )
    : null;
  return {
    product,
    costs,
    now: shop.now(),
    mayPlan: grantOf(actor.role, 'prices.edit') !== null,
    maySetCost: costs !== null && mayTry(actor, 'prices.edit'),
  };
}

export const action = async ({ context, params, request }: Route.ActionArgs) =>
  planAction(staffOf(context), params.sku, await request.formData());

export default function ProductPrices({ loaderData, ...props }: Route.ComponentProps) {
  const { product, costs, now, mayPlan } = loaderData;
  const last = useLast(props.actionData);
  const told = isRefused(last) ? undefined : (last ?? undefined);
  const answer = told && 'errors' in told ? told : undefined;
  const breaksAnswer = told && 'wrong' in told ? told : undefined;
  const costAnswer = told && 'cost' in told ? told : undefined;
  const t = useTexts(fi, en);
  const [params] = useSearchParams();
  useLive(['change-set', `product:${product.sku}`]);
  const chosen = product.skus.find(({ sku }) => sku === params.get('koodi')) ?? product.skus[0];
  if (!chosen) return null;
  const known = costs && (costs.get(chosen.sku) ?? []);
  return (
    <>
      <PageBar
        title={t('prices.of', { name: product.name })}
        back={{ to: `/tuotteet/${encodeURIComponent(product.sku)}`, text: product.name }}
      />
      <main id="sisalto">
        {product.skus.length > 1 && (
          <nav className="views" aria-label={t('prices.variants')}>
            {product.skus.map(({ sku, name }) => (
              <Link
                key={sku}
                to={`?koodi=${encodeURIComponent(sku)}`}
                aria-current={sku === chosen.sku ? 'page' : undefined}
              >
                {name}
              </Link>
            ))}
          </nav>
        )}
        <div className="split">
          <div>
            <PriceHistory sku={chosen} costs={known ?? []} now={now} />
            <BreaksForm
              key={`${chosen.sku} ${chosen.breaks.length}`}
              sku={chosen}
              now={now}
              mayPlan={mayPlan}
              answer={breaksAnswer}
            />
            <Decisions decisions={chosen.decisions} />
          </div>
          <aside className="aside">
            {known && (
              <CostSection
                key={`cost ${chosen.sku} ${known.length}`}
                sku={chosen}
                costs={known}
                now={now}
                mayEdit={loaderData.maySetCost}
                answer={costAnswer}
              />
            )}
            {mayPlan && <PlanForm key={chosen.sku} skus={product.skus} chosen={chosen} now={now} answer={answer} />}
          </aside>
        </div>
      </main>
    </>
  );
}
