// @ts-check
import { mkdirSync, writeFileSync } from 'node:fs';
import { billOfMaterials } from './bill-of-materials.mjs';

const FILE = 'dist/ordinacia.cdx.json';

const bill = billOfMaterials();
mkdirSync('dist', { recursive: true });
writeFileSync(FILE, `${JSON.stringify(bill, null, 2)}\n`);
console.log(`${FILE}: ${bill.components.length} packages`);
