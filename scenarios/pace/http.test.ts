import { soon } from './soon.ts';

soon('http');
