import './box.css';
import { useEffect, useMemo, useState } from 'preact/hooks';
import type { BoxProblem, BoxValues, Field } from '@/engine/game/box/sheet';
import { number, t, tCount, tOf } from '@/i18n/box';
import { readBox, writeBox } from '@/storage/box-file';
import { boxes } from '@/table';
import { boards } from '@/titles/registry';
import { boxProblemSentence } from '../agreed/box-problem';
import { Page } from '../shell/Page';
import { linkTo } from '../shell/router';
import { say } from '../shell/toast';
import { sayTrouble } from '../shell/trouble';
import { fullName, sectionOf } from './names';
import { Section } from './Section';
import { problemsIn, tidied, type WholeBox } from './whole';

/** So many are drawn at once where somebody searches. */
const mostShown = 120;

/** All values of a box, each with where it comes from, and a field to correct it in. */
export function BoxEditor({ box }: { box: WholeBox }) {
  const [values, setValues] = useState<BoxValues>();
  const [isAll, setAll] = useState(false);
  const [search, setSearch] = useState('');
  useEffect(() => {
    let isWanted = true;
    boxes.values(box.board).then(
      (kept) => isWanted && setValues(tidied(box, kept)),
      (error) => {
        sayTrouble(error);
        if (isWanted) setValues({});
      },
    );
    return () => {
      isWanted = false;
    };
  }, [box]);
  const problems = useMemo(() => (values ? problemsIn(box, values) : []), [box, values]);
  if (!values) return <p class="loading">{t('shell.loading')}</p>;
  const keep = (wanted: BoxValues) => {
    const next = tidied(box, wanted);
    setValues(next);
    void boxes.keep(box.board, next).catch(sayTrouble);
  };
  const change = (place: string, value: number | undefined) => {
    const { [place]: _, ...others } = values;
    keep(value === undefined ? others : { ...others, [place]: value });
  };
  const shown = box.fields.filter(
    (field) =>
      (isAll || field.src === 'G' || values[field.place] !== undefined) && isFound(field, search.trim()),
  );
  const isSearch = search.trim() !== '';
  const drawn = isSearch ? shown.slice(0, mostShown) : shown;
  const sections = [...new Set(drawn.map(sectionOf))];
  const count = Object.keys(values).length;
  return (
    <Page title={`${t('box.title')}: ${box.name}`}>
      <p class="note">{t('box.lead')}</p>
      <p role="status">{count === 0 ? t('box.none') : tCount('box.corrected', count)}</p>
      <Problems box={box} problems={problems} />
      <Actions box={box} values={values} onTake={keep} />
      <div class="box-filter">
        <label class="box-search">
          <span>{t('box.search')}</span>
          <input type="search" value={search} onInput={(event) => setSearch(event.currentTarget.value)} />
        </label>
        <label class="box-all">
          <input type="checkbox" checked={isAll} onChange={(event) => setAll(event.currentTarget.checked)} />
          {t('box.all')}
        </label>
      </div>
      {isSearch && (
        <p class="note" role="status">
          {shown.length === 0 ? t('box.nothing') : tCount('box.found', shown.length)}{' '}
          {shown.length > drawn.length && t('box.tooMany', { count: number(drawn.length) })}
        </p>
      )}
      {sections.map((name) => (
        <Section
          key={`${name} ${isSearch}`}
          name={name}
          fields={drawn.filter((field) => sectionOf(field) === name)}
          values={values}
          onChange={change}
          isOpen={isSearch}
        />
      ))}
      <p class="actions">
        <a class="button" href={linkTo('box')}>
          {t('box.boxes')}
        </a>
      </p>
    </Page>
  );
}

function isFound(field: Field, search: string): boolean {
  const all = `${fullName(field)} ${tOf('box.section', sectionOf(field))}`.toLocaleLowerCase();
  return search
    .toLocaleLowerCase()
    .split(/\s+/)
    .every((word) => all.includes(word));
}

function sentenceFor({ fields }: WholeBox): (problem: BoxProblem) => string {
  const named = (place: string) => {
    const field = fields.find((each) => each.place === place);
    return field ? fullName(field) : place;
  };
  return ({ code, ...params }) => boxProblemSentence({ problem: code, ...params }, named);
}

function Problems({ box, problems }: { box: WholeBox; problems: readonly BoxProblem[] }) {
  if (problems.length === 0) return null;
  const sentence = sentenceFor(box);
  return (
    <div class="notice is-bad" role="alert">
      <p>{t('box.problems')}</p>
      <ul>
        {problems.slice(0, 6).map((problem) => (
          <li key={JSON.stringify(problem)}>{sentence(problem)}</li>
        ))}
      </ul>
    </div>
  );
}

interface ActionsProps {
  box: WholeBox;
  values: BoxValues;
  onTake: (values: BoxValues) => void;
}

/** The file of the box, and the way back. */
function Actions({ box, values, onTake }: ActionsProps) {
  const [refused, setRefused] = useState('');
  const isNone = Object.keys(values).length === 0;
  const open = async (file: File | undefined) => {
    if (!file) return;
    const read = readBox(await file.text(), box.board);
    const why = read.ok ? unfit(box, read.values) : reasonOf(read.reason);
    if (!read.ok || why !== undefined) {
      setRefused(t('box.refused', { why: why ?? '' }));
      return;
    }
    setRefused('');
    const taken = tidied(box, read.values as BoxValues);
    onTake(taken);
    say(tCount('box.opened', Object.keys(taken).length), undoTo(values));
  };
  const undoTo = (before: BoxValues) => ({
    action: { label: t('box.undo'), run: () => onTake(before) },
  });
  return (
    <>
      <p class="actions">
        <button
          type="button"
          class="button"
          disabled={isNone}
          onClick={() => void boxes.offer(writeBox(box.board, values)).catch(sayTrouble)}
        >
          {t('box.export')}
        </button>
        <label class="button file-button">
          <input
            type="file"
            class="hidden-text"
            onChange={(event) => {
              const [file] = [...(event.currentTarget.files ?? [])];
              event.currentTarget.value = '';
              void open(file).catch(sayTrouble);
            }}
          />
          {t('box.open')}
        </label>
        <button
          type="button"
          class="button"
          disabled={isNone}
          onClick={() => {
            onTake({});
            say(t('box.taken'), undoTo(values));
          }}
        >
          {t('box.resetAll')}
        </button>
      </p>
      {refused !== '' && (
        <p class="notice is-bad" role="alert">
          {refused}
        </p>
      )}
    </>
  );
}

function unfit(box: WholeBox, values: Readonly<Record<string, unknown>>): string | undefined {
  const [problem] = problemsIn(box, values);
  return problem && sentenceFor(box)(problem);
}

function reasonOf({ code, ...params }: { readonly code: string } & object): string {
  const filling = params as Readonly<Record<string, string | number>>;
  const name = boards.find(({ id }) => id === filling.board)?.name;
  return tOf('box.reason', code, { ...filling, ...(name !== undefined && { board: name }) });
}
