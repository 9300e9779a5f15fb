/** The address of a worker that is built with the page; `vite.config.ts` says how. */
declare module '*?shared' {
  const address: string;
  export default address;
}
