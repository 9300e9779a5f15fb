import type { BoxValues } from '@/engine/game/box/sheet';
import { boxFormat, limits } from './savefile/format';
import type { WrittenSave } from './savefile/write';

export const boxVersion = 1;

/** A small file with the corrected values of one box. */
export interface BoxFile {
  format: typeof boxFormat;
  version: number;
  /** Whose board it is: all games of the box share it. */
  board: string;
  values: BoxValues;
}

/** Why a text is not the box that was asked for; whether its values fit is asked of the titles. */
export type BoxReason =
  | { readonly code: 'not-a-box' | 'damaged' }
  | { readonly code: 'newer-format'; readonly version: number; readonly known: number }
  | { readonly code: 'other-box'; readonly board: string }
  | { readonly code: 'malformed'; readonly path: string };

export type ReadBox =
  | { readonly ok: true; readonly values: Readonly<Record<string, unknown>> }
  | { readonly ok: false; readonly reason: BoxReason };

export function writeBox(board: string, values: BoxValues): WrittenSave {
  const file: BoxFile = { format: boxFormat, version: boxVersion, board, values };
  const name = `${board}-box`;
  return { name: `${name}.json`, textName: `${name}.txt`, text: `${JSON.stringify(file, null, 1)}\n` };
}

/** Is it one, whatever it is called? */
export function isBox(text: string): boolean {
  return text.slice(0, 400).includes(`"${boxFormat}"`);
}

/** Reads a text that may be the file of a box. Never throws. */
export function readBox(text: string, board: string): ReadBox {
  const refuse = (reason: BoxReason): ReadBox => ({ ok: false, reason });
  const file = parsed(text);
  if (file === undefined) return refuse({ code: isBox(text) ? 'damaged' : 'not-a-box' });
  if (file.format !== boxFormat) return refuse({ code: 'not-a-box' });
  const { version, board: of, values } = file;
  if (typeof version !== 'number' || !Number.isSafeInteger(version) || version < 1) {
    return refuse({ code: 'malformed', path: 'version' });
  }
  if (version > boxVersion) return refuse({ code: 'newer-format', version, known: boxVersion });
  if (typeof of !== 'string') return refuse({ code: 'malformed', path: 'board' });
  if (of !== board) return refuse({ code: 'other-box', board: of.slice(0, limits.text) });
  if (!isRecord(values) || Object.keys(values).length > limits.boxValues) {
    return refuse({ code: 'malformed', path: 'values' });
  }
  return { ok: true, values };
}

function parsed(text: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const file: unknown = JSON.parse(text.slice(text.indexOf('{'), text.lastIndexOf('}') + 1));
    return isRecord(file) ? file : undefined;
  } catch {
    return undefined;
  }
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
