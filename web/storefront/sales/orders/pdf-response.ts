/** A paper of a shopper's own as an answer: shown by the browser or kept under its name, and kept by nobody between. */
export const pdfResponse = ({ name, bytes }: { name: string; bytes: Uint8Array }): Response =>
  new Response(Buffer.from(bytes), {
    headers: {
      'content-type': 'application/pdf',
      'content-disposition': `inline; filename="${name}"`,
      'cache-control': 'no-store',
      'referrer-policy': 'strict-origin',
      'x-content-type-options': 'nosniff',
      'x-robots-tag': 'noindex',
    },
  });
