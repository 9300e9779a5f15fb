import { limits } from '@/storage/savefile/format';
import { shareField } from './share-target';

const cacheName = 'zechenbahn-received';
const place = 'received-save';

type Caches = Pick<CacheStorage, 'open'>;

/** In the service worker: keeps what was shared until a page asks for it, and shows the app. No network. */
export async function receive(request: Request, caches: Caches, home: string): Promise<Response> {
  try {
    const cache = await caches.open(cacheName);
    await cache.put(placeIn(home), new Response(await sharedText(await request.formData())));
  } catch {
    // The app opens all the same; without room, importing would fail too, and say why.
  }
  return Response.redirect(home, 303);
}

/** In the page: what was shared since it was last asked. */
export async function takeReceived(caches: Caches, home: string): Promise<string | null> {
  try {
    const cache = await caches.open(cacheName);
    const kept = await cache.match(placeIn(home));
    if (!kept) return null;
    await cache.delete(placeIn(home));
    return await kept.text();
  } catch {
    return null;
  }
}

function placeIn(home: string): string {
  return new URL(place, home).href;
}

async function sharedText(form: FormData): Promise<string> {
  const [file] = form.getAll(shareField);
  if (file && typeof file !== 'string') return textOf(file);
  return String(form.get('text') ?? file ?? '');
}

/** As much of a file as could be a save, and one more, by which it is seen to be too large. */
export function textOf(file: Blob): Promise<string> {
  return file.slice(0, limits.characters + 1).text();
}
