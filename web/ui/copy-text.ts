/** Writes text to the clipboard. Returns false when the browser refuses or has no clipboard, as over plain http. */
export async function copyText(text: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text);
    return true;
  } catch {
    return false;
  }
}
