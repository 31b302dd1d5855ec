import { type FormEvent, useRef, useState } from 'react';
import { isPossibleId } from '#domain/base/ids.ts';
import { useI18n } from '#web/messages/i18n.tsx';
import { inLocale } from '#web/storefront/base/links.ts';
import { quotedPart } from '#web/storefront/catalog/spare-parts/buy-parts.ts';
import { exampleParts } from '#web/storefront/catalog/spare-parts/example-parts.ts';
import styles from '#web/storefront/sales/cart/deal/deal.module.css';
import { Button } from '#web/ui/button/button.tsx';
import { classes } from '#web/ui/classes.ts';
import { Icon } from '#web/ui/icon/icon.tsx';
import { TextLink } from '#web/ui/link/link.tsx';
import { TextField } from '#web/ui/text-field/text-field.tsx';
import { addToCart } from '../cart-store.ts';
import { tellAddedInCart } from '../tell-added.ts';
import { findByCode } from './find-by-code.ts';
import type { TheOne } from './the-one.ts';

type Problem = Exclude<TheOne, { item: unknown }> | { problem: 'empty' | 'no_answer' };

/** Adds a product or spare part to the cart by its code, when the code identifies exactly one. */
export function AddByCode() {
  const { t, locale } = useI18n();
  const { ofSupplier: example } = exampleParts();
  const [busy, setBusy] = useState(false);
  const [refused, setRefused] = useState<(Problem & { code: string }) | null>(null);
  const field = useRef<HTMLInputElement>(null);

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    void add(field.current?.value.trim() ?? '');
  };

  const add = async (code: string) => {
    if (busy) return;
    setBusy(true);
    const found = await lookUp(code);
    setBusy(false);
    field.current?.focus();
    if ('problem' in found) return setRefused({ ...found, code });
    setRefused(null);
    if (field.current) field.current.value = '';
    void tellAddedInCart(addToCart(found.item), 1, locale);
  };

  const lookUp = (code: string): Promise<TheOne | Problem> | Problem => {
    if (!code) return { problem: 'empty' };
    if (!isPossibleId(code)) return { problem: 'none' };
    return findByCode(code, locale).catch((): Problem => ({ problem: 'no_answer' }));
  };

  return (
    <form className={classes('no-print', styles.cartAdd)} onSubmit={submit} noValidate>
      <TextField
        ref={field}
        name="sku"
        label={t('cart.add')}
        hint={example ? t('cart.add.hintExample', { example }) : t('cart.add.hint')}
        code
        maxLength={200}
        autoComplete="off"
        spellCheck={false}
        error={
          refused &&
          t(`cart.add.${refused.problem}`, { code: refused.code, name: 'name' in refused ? refused.name : '' })
        }
        action={
          <Button type="submit" look="outline" busy={busy}>
            {t('cart.add.button')}
          </Button>
        }
      />
      {refused && 'choices' in refused ? (
        <ul className={styles.cartChoices} aria-label={t('cart.add.choices')}>
          {refused.choices.map(({ sku, label }) => (
            <li key={sku}>
              <Button look="outline" size="s" onClick={() => void add(sku)}>
                {label}
              </Button>
            </li>
          ))}
        </ul>
      ) : null}
      {refused?.problem === 'ask_price' ? <AskPrice {...refused} /> : null}
    </form>
  );
}

/** The next step for an item without a price: a part goes into the quote cart, a product links to its page. */
function AskPrice({ part, link }: Pick<Extract<TheOne, { problem: 'ask_price' }>, 'part' | 'link'>) {
  const { t, locale } = useI18n();
  if (link) return <TextLink to={inLocale(locale, link)}>{t('cart.askForQuote')}</TextLink>;
  if (!part) return null;
  const toQuote = async () => {
    const { addToQuote } = await import('#web/storefront/sales/quote-cart/add-to-quote.ts');
    await addToQuote([quotedPart({ part, amount: 1 })], locale);
  };
  return (
    <Button look="outline" size="s" onClick={toQuote}>
      <Icon name="clipboard" small />
      {t('cart.add.toQuote')}
    </Button>
  );
}
