/** `npm run task -- sbom [FILE]`: writes the bill of materials (sbom.cdx.json) from package-lock.json, without network access. */
import { readFileSync, writeFileSync } from 'node:fs';
import { showHelp } from '../show-help.ts';
import { billOfMaterials } from './sbom.ts';

showHelp(
  'npm run task -- sbom [<file>]\nWrites the bill of materials from package-lock.json, to sbom.cdx.json unless a file is named.',
);

const file = process.argv[2] ?? 'sbom.cdx.json';
const bill = billOfMaterials(JSON.parse(readFileSync('package-lock.json', 'utf8')));
writeFileSync(file, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${file}: ${bill.components.length} packages`);
