/** Address of an order's receipt, from the address of its account or guest page. */
export const receiptOf = (orderPage: string): string => `${orderPage}/kuitti.pdf`;

/** Address of an order's returns, likewise. */
export const returnsOf = (orderPage: string): string => `${orderPage}/palautus`;

/** A personal PDF as a response: shown or saved by the browser, never cached. */
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
