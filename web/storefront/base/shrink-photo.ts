const LONGEST_SIDE = 2000;
const QUALITY = 0.85;

/** A photo as it is sent: upright, at most 2000 px, a tenth of a camera's bytes. As it is where the browser cannot decode it. */
async function shrinkPhoto(photo: File): Promise<Blob> {
  try {
    const bitmap = await createImageBitmap(photo);
    const scale = Math.min(1, LONGEST_SIDE / Math.max(bitmap.width, bitmap.height));
    const canvas = document.createElement('canvas');
    canvas.width = Math.round(bitmap.width * scale);
    canvas.height = Math.round(bitmap.height * scale);
    canvas.getContext('2d')?.drawImage(bitmap, 0, 0, canvas.width, canvas.height);
    bitmap.close();
    return await new Promise((resolve) => canvas.toBlob((blob) => resolve(blob ?? photo), 'image/jpeg', QUALITY));
  } catch {
    return photo;
  }
}

/** The chosen photos of a form. */
export const photosOf = (form: FormData): File[] =>
  form.getAll('photos').filter((value) => value instanceof File && value.size > 0) as File[];

/** A form of a JSON request with photos, made smaller. */
export async function formWithPhotos(request: unknown, photos: readonly File[]): Promise<FormData> {
  const form = new FormData();
  form.set('request', JSON.stringify(request));
  for (const photo of photos) form.append('photos', await shrinkPhoto(photo), photo.name);
  return form;
}
