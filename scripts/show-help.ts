/** With `--help` among the arguments: prints what a script does and ends it before it has done anything. */
export function showHelp(text: string): void {
  if (!process.argv.some((argument) => argument === '--help' || argument === '-h')) return;
  console.log(text);
  process.exit(0);
}
