import { data } from 'react-router';

/** A PDF shown in the browser under its file name; 404 without one. */
export function pdfResponse(pdf: { name: string; bytes: Uint8Array } | null): Response {
  if (!pdf) throw data(null, { status: 404 });
  return new Response(new Uint8Array(pdf.bytes), {
    headers: { 'content-type': 'application/pdf', 'content-disposition': `inline; filename="${pdf.name}"` },
  });
}
