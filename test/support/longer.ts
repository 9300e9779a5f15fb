/** How many times longer than usual the attacks on files and storage are: `LONGER=10 npm run test:unit -- test/storage`. */
export const longer = Math.max(1, Number(process.env.LONGER ?? 1) || 1);
