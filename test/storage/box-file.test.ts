import { describe, expect, it } from 'vitest';
import { boxVersion, isBox, readBox, writeBox } from '@/storage/box-file';

const values = { 'hexes.C7.cost.amount': 40 };
const code = (text: string) => {
  const read = readBox(text, '18do');
  return read.ok ? 'read' : read.reason.code;
};

describe('the file of a box', () => {
  it('is read as it was written, whatever a mail puts around it', () => {
    const { text, name } = writeBox('18do', values);
    expect(name).toBe('18do-box.json');
    expect(readBox(text, '18do')).toEqual({ ok: true, values });
    expect(readBox(`Hello!\n${text}\nYours`, '18do')).toEqual({ ok: true, values });
    expect(isBox(text)).toBe(true);
  });

  it.each([
    ['nothing', 'not-a-box'],
    ['{"format":"zechenbahn","version":2,"games":[]}', 'not-a-box'],
    ['{"format":"zechenbahn-box","version":1,"board":"18do","values":{"a"', 'damaged'],
    [`{"format":"zechenbahn-box","version":${boxVersion + 1},"board":"18do","values":{}}`, 'newer-format'],
    ['{"format":"zechenbahn-box","version":"1","board":"18do","values":{}}', 'malformed'],
    ['{"format":"zechenbahn-box","version":1,"board":"18ruhr","values":{}}', 'other-box'],
    ['{"format":"zechenbahn-box","version":1,"board":3,"values":{}}', 'malformed'],
    ['{"format":"zechenbahn-box","version":1,"board":"18do","values":[]}', 'malformed'],
  ])('%.70s is refused', (text, reason) => {
    expect(code(text)).toBe(reason);
  });
});
