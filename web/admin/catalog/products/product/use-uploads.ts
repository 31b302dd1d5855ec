import { useState } from 'react';

/** A file on its way: `id` once it is stored. */
export type Upload = { key: string; file: File; sent: number; id: string | null; problem: string | null };

const CONCURRENT = 3;

/** Sends files to the shop, some at a time, with their progress. A failed one can be sent again. */
export function useUploads(address: string) {
  const [uploads, setUploads] = useState<Upload[]>([]);
  const change = (key: string, part: Partial<Upload>) =>
    setUploads((all) => all.map((one) => (one.key === key ? { ...one, ...part } : one)));

  const send = (upload: Upload) =>
    new Promise<void>((resolve) => {
      const request = new XMLHttpRequest();
      const body = new FormData();
      body.set('file', upload.file);
      request.open('POST', address);
      request.setRequestHeader('accept', 'application/json');
      request.responseType = 'json';
      request.upload.onprogress = ({ loaded, total }) => change(upload.key, { sent: loaded / total });
      request.onload = () => {
        const answer: { id?: string; problem?: string } | null = request.response;
        change(upload.key, answer?.id ? { sent: 1, id: answer.id } : { problem: answer?.problem ?? 'failed' });
        resolve();
      };
      request.onerror = () => {
        change(upload.key, { problem: 'failed' });
        resolve();
      };
      request.send(body);
    });

  async function add(files: Iterable<File>) {
    const added = [...files].map(
      (file): Upload => ({ key: crypto.randomUUID(), file, sent: 0, id: null, problem: null }),
    );
    setUploads((all) => [...all, ...added]);
    const waiting = [...added];
    const worker = async () => {
      for (let next = waiting.shift(); next; next = waiting.shift()) await send(next);
    };
    await Promise.all(Array.from({ length: CONCURRENT }, worker));
  }

  return {
    uploads,
    add,
    again(upload: Upload) {
      change(upload.key, { problem: null, sent: 0 });
      return send(upload);
    },
    remove: (key: string) => setUploads((all) => all.filter((one) => one.key !== key)),
    clear: () => setUploads([]),
  };
}
