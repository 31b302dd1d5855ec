/** Texts and numbers of a form. */
export function formValues(form: FormData) {
  const text = (name: string): string => String(form.get(name) ?? '').trim();
  return {
    text,
    /** A whole number, also written with a minus sign of a text editor; NaN for anything else. */
    number: (name: string): number => {
      const typed = text(name).replace('−', '-');
      return /^[+-]?\d{1,6}$/.test(typed) ? Number(typed) : Number.NaN;
    },
    /** Fields named `piece.SKU` that have a number. */
    pieces: (): Record<string, number> =>
      Object.fromEntries(
        [...form]
          .filter(([name, value]) => name.startsWith('piece.') && /^\d{1,6}$/.test(String(value).trim()))
          .map(([name, value]) => [name.slice('piece.'.length), Number(value)]),
      ),
  };
}

/** The number in an address; 0, which nothing has, for other texts. */
export const idOf = (param: string): number => (/^\d{1,9}$/.test(param) ? Number(param) : 0);
