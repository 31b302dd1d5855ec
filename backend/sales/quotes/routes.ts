import { Hono } from 'hono';
import { z } from 'zod';
import type { SignInService } from '#backend/customers/sign-in/service.ts';
import type { ReceivedFile } from '#backend/platform/files/receive-form.ts';
import type { FileService } from '#backend/platform/files/service.ts';
import { refuseFields } from '#backend/platform/http-kit/field-errors.ts';
import { parseInput, readJson } from '#backend/platform/http-kit/read-json.ts';
import { ShopError } from '#domain/base/error-codes.ts';
import { locales } from '#domain/base/locale.ts';
import { MAX_PHOTOS } from '#domain/sales/quotes/trade-in-request.ts';
import type { QuoteService, SendOutcome } from './service.ts';

// the domain's own check validates each field and names it
const input = z.looseObject({ locale: z.enum(locales).default('fi') });

const robotSentences = {
  website: 'This field must be empty.',
  early: 'The form was sent too soon after it was opened.',
  stale: 'The form was opened too long ago. Open it again.',
};

type Sending = (body: unknown, photos: readonly ReceivedFile[]) => Promise<SendOutcome>;

/** A request with photos: a form whose field `request` is the JSON. */
async function sendForm(request: Request, files: Deps['files'], send: Sending): Promise<SendOutcome> {
  const done = await files.receive(request, MAX_PHOTOS + 1, (form) =>
    send(parsedJson(String(form.fields.get('request') ?? '')), form.files),
  );
  if (!done.ok) throw new ShopError('invalid-argument', 'The form cannot be read.');
  return done.value;
}

function parsedJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    throw new ShopError('invalid-argument', 'The field request must be JSON.');
  }
}

type Deps = {
  files: Pick<FileService, 'receive'>;
  quotes: Pick<QuoteService, 'send' | 'cookie'>;
  auth: Pick<SignInService, 'visitor' | 'clientOf'>;
};

/**
 * Mounted at /api: `POST /send-quote` takes the lines of a quote cart and contact details (quote-2), with the cart's
 * idempotency key and the form's signed time if present. `{success: true, number}`; 400 reports invalid fields, 409
 * another request with the key, 429 too many requests. With photos of a trade-in the request is the field `request` of a form.
 */
export function quoteRoutes({ quotes, auth, files }: Deps) {
  return new Hono().post('/send-quote', async (c) => {
    c.header('cache-control', 'no-store');
    const send = async (body: unknown, photos: readonly ReceivedFile[] = []) => {
      const { locale, ...request } = parseInput(input, body);
      const visitor = await auth.visitor(c.req.raw.headers);
      return quotes.send(request, locale, visitor, auth.clientOf(c.req.raw), photos);
    };
    const isForm = /^multipart\/form-data\b/i.test(c.req.header('content-type') ?? '');
    const sent = isForm ? await sendForm(c.req.raw, files, send) : await send(await readJson(c));
    if (sent.ok) {
      c.header('set-cookie', quotes.cookie(sent.value.number));
      return c.json({ success: true, number: sent.value.number });
    }
    switch (sent.reason) {
      case 'invalid':
        return refuseFields(sent.details ?? []);
      case 'robot': {
        const code = sent.details ?? 'stale';
        return refuseFields([{ field: code === 'website' ? 'website' : 'stamp', code, message: robotSentences[code] }]);
      }
      case 'limited':
        c.header('retry-after', String(sent.details?.retryAfter ?? 60));
        throw new ShopError('resource-exhausted', 'Too many requests for quotes.');
      case 'key_reused':
        throw new ShopError('aborted', 'Another request came under this key.');
    }
  });
}
