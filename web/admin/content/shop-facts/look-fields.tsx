import type { ReactNode } from 'react';
import { brandTokens, nearestBrandColour } from '#domain/base/brand-tokens.ts';
import { Seen, useField } from '#web/admin/base/pieces/edit/edit-form.tsx';
import { useTexts } from '#web/admin/base/texts.tsx';
import { Field } from '#web/ui/admin/field.tsx';
import styles from './shop-facts.module.css';
import { en, fi } from './texts.ts';

type Props = { name: string; label: string };

/** The brand colour; one without enough contrast is refused with the nearest that has it. */
export function ColourField({ name, label }: Props) {
  const t = useTexts(fi, en);
  const { value, error } = useField(name);
  const better = error ? nearestBrandColour(value) : null;
  const reason = better ? t('problem.contrast', { ratio: better.contrast.toFixed(1), near: better.near }) : error;
  return (
    <Field label={label} error={reason} hint={t('hint.colour')}>
      {(control) => (
        <>
          <Seen field={name} />
          <span className={styles.colour}>
            <input {...control} type="color" name={`f.${name}`} defaultValue={value} />
            <Swatches colour={better?.near ?? value} />
          </span>
        </>
      )}
    </Field>
  );
}

/** What follows from a colour, in both themes. */
function Swatches({ colour }: { colour: string }) {
  if (nearestBrandColour(colour) || !/^#[0-9a-f]{6}$/i.test(colour)) return null;
  const tokens = brandTokens(colour);
  const shown = ['chrome', 'brand', 'brand-hover', 'brand-tint'].flatMap((token) => tokens[token] ?? []);
  return (
    <svg className={styles.swatches} viewBox={`0 0 ${shown.length} 1`} aria-hidden="true">
      {shown.map((fill, i) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two tokens may have one colour
        <rect key={i} x={i} width="1" height="1" fill={fill} />
      ))}
    </svg>
  );
}

/** The shop's logo: a file takes the place of the mark and the name. */
export function LogoField({ name, label }: Props) {
  const t = useTexts(fi, en);
  const [src = '', width, height] = useField(name).value.split(' ');
  return (
    <UploadField name={name} label={label} hint={t('hint.logo')} without={t('logo.without')}>
      {src && (
        <span className={styles.logo}>
          <img src={src} width={width} height={height} alt="" />
        </span>
      )}
    </UploadField>
  );
}

/** A picture by its id; `-` is none. */
export function PhotoField({ name, label }: Props) {
  const t = useTexts(fi, en);
  const { value } = useField(name);
  return (
    <UploadField
      name={name}
      label={label}
      hint={t(value === '-' ? 'hint.photo.none' : value ? 'hint.photo' : 'hint.photo.built')}
      without={t('photo.without')}
    >
      {value.length > 1 && <img className={styles.photo} src={`/pictures/${value}/medium.webp`} alt="" />}
    </UploadField>
  );
}

type UploadProps = Props & { hint: string; without: string; children: ReactNode };

/** The picture that is stored, and a file that takes its place. */
function UploadField({ name, label, hint, without, children }: UploadProps) {
  const { value, error } = useField(name);
  return (
    <Field label={label} error={error} hint={hint}>
      {(control) => (
        <>
          <Seen field={name} />
          <input type="hidden" name={`f.${name}`} value={value} />
          {children}
          {value !== '-' && (value || name === 'picture') && (
            <label className="check">
              <input className="box" type="checkbox" name="without" value="1" />
              <span>{without}</span>
            </label>
          )}
          <input {...control} type="file" name="file" accept="image/png,image/jpeg,image/webp" />
        </>
      )}
    </Field>
  );
}
