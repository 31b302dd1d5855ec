import { useState } from 'react';
import { recentViews } from './recent-skus.ts';
import RecentlyViewed from './recently-viewed.tsx';

/** The products viewed before a page that is no product, newest first. */
export default function RecentViews() {
  const [skus] = useState(recentViews);
  return skus.length === 0 ? null : <RecentlyViewed skus={skus} />;
}
