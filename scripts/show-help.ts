/** Prints the help text and exits when the arguments contain `--help` or `-h`. Call before any work. */
export function showHelp(text: string): void {
  if (!process.argv.some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(text);
  process.exit(0);
}
