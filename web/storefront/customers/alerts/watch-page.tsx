import type { AlertOptions } from '#backend/customers/alerts/service.ts';
import type { Sku } from '#domain/base/ids.ts';
import { formatEuros } from '#domain/base/money.ts';
import { type AlertKind, alertKinds } from '#domain/customers/alerts/alert.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { ALERT_WORDS } from '#web/storefront/base/alert-words.ts';
import { links } from '#web/storefront/base/links.ts';
import type { AskAnswer } from '#web/storefront/customers/newsletter/answer.ts';
import { AskForm } from '#web/storefront/customers/newsletter/ask-form.tsx';
import { Frame } from '#web/storefront/customers/newsletter/frame.tsx';
import { Sent } from '#web/storefront/customers/newsletter/sent.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { RadioCard, RadioSet } from '#web/ui/radio-card/radio-card.tsx';
import { SelectField } from '#web/ui/select-field/select-field.tsx';

type Props = {
  choices: AlertOptions;
  /** Preselection from the URL. */
  chosen: { sku: Sku; kind: AlertKind };
  stamp: string;
  email: string;
  answer: AskAnswer | undefined;
};

/** Page to request an alert of a product (alert-1). */
export function WatchPage({ choices, chosen, stamp, email, answer }: Props) {
  const { t, locale } = useI18n();
  const { slug, name, lang, variants } = choices;
  // a returned form keeps its choice
  const sku = answer?.sku || chosen.sku;
  const kind = alertKinds.find((known) => known === answer?.kind) ?? chosen.kind;
  const to = links(locale);
  if (answer?.done)
    return <Sent answer={answer} about="watch" again={to.productWatch(slug, { sku, laji: ALERT_WORDS[kind] })} />;
  return (
    <Frame title={t('newsletter.watch.title')} lead={<b lang={lang}>{name}</b>}>
      <p>{t('newsletter.watch.lead')}</p>
      <AskForm key={answer?.at} answer={answer} stamp={stamp} email={email} about="watch">
        <Variants variants={variants} chosen={sku} />
        <Kinds variants={variants} chosen={kind} />
      </AskForm>
      <p>
        <TextLink to={to.product(slug, variants.length > 1 ? chosen.sku : undefined)}>
          {t('newsletter.watch.back')}
        </TextLink>
      </p>
    </Frame>
  );
}

type Variants = { variants: AlertOptions['variants'] };

function Variants({ variants, chosen }: Variants & { chosen: string }) {
  const { t } = useI18n();
  if (variants.length < 2) return <input type="hidden" name="sku" value={variants[0]?.sku} />;
  return (
    <SelectField id="sku" name="sku" label={t('newsletter.watch.variant')} defaultValue={chosen}>
      {variants.map(({ sku, variationName, price }) => (
        <option key={sku} value={sku}>
          {[variationName || sku, price !== null && formatEuros(price)].filter(Boolean).join(', ')}
        </option>
      ))}
    </SelectField>
  );
}

/** Alerts of any variant; the server rejects one that the chosen variant does not offer. */
function Kinds({ variants, chosen }: Variants & { chosen: AlertKind }) {
  const { t } = useI18n();
  const kinds = alertKinds.filter((kind) => variants.some((variant) => variant.kinds.includes(kind)));
  const prices = new Set(variants.map(({ price }) => price));
  const [price = null] = prices.size === 1 ? [...prices] : [];
  return (
    <RadioSet legend={t('newsletter.watch.kind')} id="kind">
      {kinds.map((kind) => (
        <RadioCard
          key={kind}
          name="kind"
          value={kind}
          title={t(`newsletter.watch.${kind}`)}
          hint={
            kind === 'price_drop' && price !== null
              ? t('newsletter.watch.priceNow', { price: formatEuros(price) })
              : undefined
          }
          defaultChecked={kind === chosen}
        />
      ))}
    </RadioSet>
  );
}
