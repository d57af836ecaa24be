import { soon } from './soon.ts';

soon('socket');
