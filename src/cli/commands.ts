import { backupCommand, restoreCommand } from './backup.ts';
import type { CliCommand } from './command.ts';
import { eraseCommand } from './erase.ts';
import { exportCommand } from './export.ts';
import { importCommand } from './import.ts';
import { verifyCommand } from './verify.ts';

/** What may follow `fast-nomic`, in the order of its help. */
export const commands: Readonly<Record<string, CliCommand>> = {
  verify: verifyCommand,
  export: exportCommand,
  import: importCommand,
  backup: backupCommand,
  restore: restoreCommand,
  erase: eraseCommand,
};
