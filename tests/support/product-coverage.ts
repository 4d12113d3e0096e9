/**
 * `npm run coverage:product`: prints the rules of `docs/product.md` without a test.
 */
import { productRules, rulesWithoutTest } from './product.ts';

const missing = rulesWithoutTest();
for (const id of missing) console.log(id);
console.log(`${missing.length} of ${productRules().length} rules have no test.`);
