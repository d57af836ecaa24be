/**
 * Starts the bundle with what an earlier life has compiled of it, which spares each life half of its start. The first
 * that ends by itself leaves it behind. CommonJS, since only scripts can be compiled so.
 */
export const bootWords = `
const { readFileSync, renameSync, writeFileSync } = require('node:fs');
const { wrap } = require('node:module');
const { constants, Script } = require('node:vm');
const filename = __dirname + '/bot.cjs';
const compiled = __dirname + '/bot.compiled';
const read = () => { try { return readFileSync(compiled); } catch { return undefined; } };
const cachedData = read();
const script = new Script(wrap(readFileSync(filename, 'utf8')), {
  filename,
  importModuleDynamically: constants.USE_MAIN_CONTEXT_DEFAULT_LOADER,
  ...(cachedData ? { cachedData } : {}),
});
script.runInThisContext()(exports, require, module, filename, __dirname);
if (!cachedData || script.cachedDataRejected)
  process.once('exit', () => {
    if (read()) return;
    const own = compiled + '.' + process.hrtime.bigint();
    writeFileSync(own, script.createCachedData());
    renameSync(own, compiled);
  });
`;
