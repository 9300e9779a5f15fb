/** Some browsers name the address of a piece that could not be fetched. */
const address = /https?:\/\/\S+?\.js/;

/** Is it said of a piece of the app that it could not be fetched? */
export function isUnfetched(error: unknown): boolean {
  return error instanceof TypeError && /dynamically imported module|module script/i.test(error.message);
}

/**
 * A piece of the app. Browsers remember of an address that there was nothing, as long as the page is open, and do not ask
 * again when the network is back: so it is asked for by another name of the same file.
 */
export async function orAgain<T>(piece: Promise<T>): Promise<T> {
  try {
    return await piece;
  } catch (error) {
    const [url] = (isUnfetched(error) && address.exec((error as TypeError).message)) || [];
    if (url === undefined) throw error;
    // whatever goes wrong now, the first error says what is missing
    return import(/* @vite-ignore */ `${url}?again=${Date.now()}`).catch(() => Promise.reject(error));
  }
}
