import { writeFileSync } from 'node:fs';
import { PAGE, withProofs } from './ids.ts';

writeFileSync(PAGE, withProofs());
