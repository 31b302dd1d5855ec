type Props = { id: string | null; size: 40 | 160; alt?: string };

/** A picture of a product in a row or a panel; a grey square where there is none. */
export function ProductPicture({ id, size, alt = '' }: Props) {
  if (id === null) return <span className={size === 40 ? 'pic' : 'pic l'} aria-hidden="true" />;
  const variant = size === 40 ? 'thumbnail' : 'small';
  return (
    <img
      className={size === 40 ? 'pic' : 'pic l'}
      src={`/pictures/${id}/${variant}.webp`}
      alt={alt}
      width={size}
      height={size}
      loading="lazy"
    />
  );
}
