/**
 * What can go wrong with storage, as a code of which `i18n` makes a sentence:
 * `full` no room left; `unavailable` the browser does not give us storage, or has taken it away;
 * `blocked` another window holds an older database open; `newer` the database was made by a newer app;
 * `changed` the log is not the one the writer knew; `missing` there is no such game; `exists` there is one
 * already; `unreadable` what is stored of the game makes no sense.
 */
export type StorageErrorCode =
  | 'full'
  | 'unavailable'
  | 'blocked'
  | 'newer'
  | 'changed'
  | 'missing'
  | 'exists'
  | 'unreadable';

export class StorageError extends Error {
  override readonly name = 'StorageError';

  constructor(
    readonly code: StorageErrorCode,
    cause?: unknown,
  ) {
    super(`storage: ${code}`, { cause });
  }
}

const codes: Readonly<Record<string, StorageErrorCode>> = {
  QuotaExceededError: 'full',
  VersionError: 'newer',
  ConstraintError: 'changed',
};

/** Browsers throw many things; whatever is not known better means that storage cannot be used now. */
export function storageErrorOf(error: unknown): StorageError {
  if (error instanceof StorageError) return error;
  return new StorageError(codes[nameOf(error)] ?? 'unavailable', error);
}

function nameOf(error: unknown): string {
  return typeof error === 'object' && error !== null && 'name' in error ? String(error.name) : '';
}
