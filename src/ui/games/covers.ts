import type { RoundState } from '@/engine/game/state';
import { language } from '@/i18n';
import { plainSpeech, roundName, type Speaker, speakerWith } from '@/i18n/sentences';
import type { BoardPicture } from '@/storage/rows';
import { type Cover, type OptionsWords, roundWords, type Said, type TitleCover } from './cover';
import { familyOf } from './family';
import { covers } from './found-covers';
import { pictures } from './found-pictures';

/** In the present language: a component that calls it follows the language. */
export function said(text: Said): string {
  return text[language.value];
}

export function coverOf(family: string | undefined): Cover | undefined {
  return covers[`./${family}/cover.ts`];
}

export function titleCover(title: string): TitleCover | undefined {
  return coverOf(familyOf(title))?.titles[title];
}

/** A board as it comes out of the box, in small; nothing where its family has no picture of it. */
export function boardPicture(family: string, board: string): BoardPicture | undefined {
  return pictures[`./${family}/pictures.ts`]?.[board];
}

/** What a title is called; one that this version does not know is named by its id. */
export function titleName(title: string): string {
  const cover = titleCover(title);
  return cover ? said(cover.name) : title;
}

/** The words of a title's options. */
export async function optionsWords(title: string): Promise<OptionsWords> {
  return (await coverOf(familyOf(title))?.options?.(title)) ?? {};
}

const speakers = new Map<string, Speaker>();

/** `Operating round 3.1`, for a game that is not on the table, in the words of its title. */
export function roundOf(title: string, round: RoundState): string {
  return roundName(round, speakerFor(title));
}

function speakerFor(title: string): Speaker {
  const rounds = { ...coverOf(familyOf(title))?.rounds, ...titleCover(title)?.rounds };
  if (Object.keys(rounds).length === 0) return plainSpeech;
  const speaker = speakers.get(title) ?? speakerWith(roundWords({ rounds }));
  speakers.set(title, speaker);
  return speaker;
}
