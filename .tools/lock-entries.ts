/** The part of a lock file that matters here. */
export interface Lock {
  packages: Record<string, LockedPackage>;
}

export interface LockedPackage {
  version?: string;
  dev?: boolean;
  optional?: boolean;
  os?: string[];
  cpu?: string[];
  libc?: string[];
  optionalDependencies?: Record<string, string>;
}

interface Missing {
  readonly name: string;
  readonly version: string;
  readonly dev: boolean;
}

const exactVersion = /^\d+\.\d+\.\d+(-[\w.]+)?$/;
const systems = [
  'aix',
  'android',
  'darwin',
  'freebsd',
  'linux',
  'netbsd',
  'openbsd',
  'openharmony',
  'sunos',
  'win32',
];
const processors = [
  'arm',
  'arm64',
  'ia32',
  'loong64',
  'mips64el',
  'ppc64',
  'riscv64',
  's390x',
  'wasm32',
  'x64',
];

/** Optional packages that the lock file wants and does not hold. */
export function missingOptional(lock: Lock): Missing[] {
  return Object.entries(lock.packages).flatMap(([path, { optionalDependencies = {}, dev = false }]) =>
    Object.entries(optionalDependencies)
      .filter(([name]) => !isHeld(lock, path, name))
      .map(([name, version]) => ({ name, version, dev })),
  );
}

/** The same lock file with an entry for each of them: the version its parent asks for, and its platform. */
export function completed(lock: Lock): { lock: Lock; added: string[] } {
  const missing = missingOptional(lock);
  const entries = missing.map(({ name, version, dev }) => {
    const platform = platformIn(name);
    if (!platform || !exactVersion.test(version)) {
      throw new Error(`${name}@${version}: cannot tell which platform and which version this is`);
    }
    const { cpu, libc, os } = platform;
    // In the order that npm itself writes.
    const entry = {
      version,
      cpu,
      ...(dev && { dev }),
      ...(libc && { libc }),
      optional: true,
      ...(os && { os }),
    };
    return [`node_modules/${name}`, entry] as const;
  });
  const byPath = ([a]: readonly [string, unknown], [b]: readonly [string, unknown]) =>
    a.localeCompare(b, 'en');
  const packages = Object.fromEntries([...Object.entries(lock.packages), ...entries].sort(byPath));
  return { lock: { ...lock, packages }, added: missing.map(({ name, version }) => `${name}@${version}`) };
}

/** Builds are named after their platform: `@rollup/rollup-linux-x64-musl`. */
export function platformIn(name: string): Pick<LockedPackage, 'os' | 'cpu' | 'libc'> | undefined {
  const words = name.split(/[/-]/);
  const cpu = processors.find((processor) => words.includes(processor));
  const os = systems.find((system) => words.includes(system));
  if (!cpu || (!os && cpu !== 'wasm32')) return undefined;
  const libc = words.some((word) => word.startsWith('musl')) ? 'musl' : os === 'linux' ? 'glibc' : undefined;
  return { cpu: [cpu], ...(os && { os: [os] }), ...(libc && { libc: [libc] }) };
}

/** npm looks for a package beside the one that wants it, then further up. */
function isHeld(lock: Lock, wantedBy: string, name: string): boolean {
  for (let folder = wantedBy; ; folder = folder.slice(0, Math.max(0, folder.lastIndexOf('/node_modules/')))) {
    if (`${folder ? `${folder}/` : ''}node_modules/${name}` in lock.packages) return true;
    if (folder === '') return false;
  }
}
