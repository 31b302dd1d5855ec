import { copyText } from '#web/ui/copy-text.ts';
import { toast } from '#web/ui/toast/toast.tsx';

/** Shares the page by the share dialog of the device, or copies its address; the link has the words for it. */
export async function sharePage({ dataset }: HTMLAnchorElement): Promise<void> {
  const url = location.href.split('#')[0] ?? '';
  // rejects also when the shopper cancels
  if (navigator.share) return navigator.share({ title: document.title, url }).catch(() => {});
  if (await copyText(url)) toast({ message: dataset.copied ?? '' });
  else toast({ message: dataset.failed ?? '', type: 'error' });
}
