/** One line on standard error that counts up. */
export function progress(what: string, done: number, total: number): void {
  const part = Math.min(1, done / total);
  process.stderr.write(`\r  ${what} ${Math.round(part * 100)} %${part === 1 ? '\n' : '   '}`);
}
