import { describe, expect, expectTypeOf, test } from 'vitest';
import type { GameEvent } from '@/engine/game/events';
import { integer, listOf, oneOf, type Shape, shape, text } from '@/engine/game/fields';
import type { CompanyId, PlayerId } from '@/engine/game/ids';
import { type Moment, type MoveOfRule, type Rule, type RuleParts, rule } from '@/engine/game/move';
import { type NoParams, object, type Sections } from '@/engine/game/refusal';
import type { GameRules, MovesOf, Round, Stage, StagesOf, StateOf, Title } from '@/engine/game/title';
import type { introductionGame } from '@/titles/dortmund/int';
import type { trg } from '@/titles/dortmund/trg';
import type { rhl } from '@/titles/rhineland/18rhl';
import type { RhinelandMove, RhinelandStage } from '@/titles/rhineland/moves';
import type { ToyMove, ToyState, toy } from '../../support/toy';

// Nothing happens here when the tests run: these hold when the type check of the project passes.
type ToyTitle = Title<ToyState, ToyMove>;
type ToyRules = GameRules<ToyState, ToyMove>;
type Rounds = ToyRules['rounds'];
type Decisions = ToyRules['decisions'];

describe('a title', () => {
  test('that lacks a kind of round does not compile', () => {
    expectTypeOf<keyof Rounds>().toEqualTypeOf<'auction' | 'company'>();
    expectTypeOf<Pick<Rounds, 'auction'>>().not.toExtend<Rounds>();
    expectTypeOf<Omit<ToyRules, 'rounds'> & { rounds: Pick<Rounds, 'auction'> }>().not.toExtend<ToyRules>();
    expectTypeOf<Omit<ToyRules, 'rounds'> & { rounds: Rounds }>().toExtend<ToyRules>();
  });

  test('that lacks a kind of decision does not compile', () => {
    expectTypeOf<keyof Decisions>().toEqualTypeOf<'sale' | 'counter'>();
    expectTypeOf<Pick<Decisions, 'sale'>>().not.toExtend<Decisions>();
  });

  test('with a move that is not its own does not compile', () => {
    type Stranger = { type: 'build'; hex: string };
    expectTypeOf<Rule<ToyState, Stranger>>().not.toExtend<Rule<ToyState, ToyMove>>();
    expectTypeOf<Stage<ToyState, Stranger>>().not.toExtend<Stage<ToyState, ToyMove>>();
    expectTypeOf<Round<ToyState, Stranger>>().not.toExtend<Round<ToyState, ToyMove>>();
  });

  test('with a move of its own in another shape does not compile', () => {
    type BidInText = { type: 'bid'; amount: string };
    expectTypeOf<Rule<ToyState, BidInText>>().not.toExtend<Rule<ToyState, ToyMove>>();
    expectTypeOf<Rule<ToyState, { type: 'bid'; amount: number }>>().toExtend<Rule<ToyState, ToyMove>>();
  });

  test('without all parts of the core state does not compile', () => {
    expectTypeOf<{ bank: number }>().not.toExtend<Parameters<Rounds['auction']['stage']>[0]>();
  });

  test('gives its types back', () => {
    expectTypeOf<StateOf<typeof toy>>().toEqualTypeOf<ToyState>();
    expectTypeOf<MovesOf<typeof toy>>().toEqualTypeOf<ToyMove>();
    expectTypeOf<ToyMove['type']>().toEqualTypeOf<
      'bid' | 'pass' | 'withhold' | 'pay-out' | 'offer' | 'accept' | 'decline' | 'counter'
    >();
  });

  test('fits where any title is wanted', () => {
    expectTypeOf<ToyTitle>().toExtend<Title>();
  });
});

describe('a rule', () => {
  const fields = { hex: text, rotation: integer, stops: listOf(shape({ slot: integer })) };
  const lay = rule({
    type: 'lay',
    fields,
    choices: (_state: ToyState) => [],
    check: () => undefined,
    apply: () => {},
  });

  test('has the move that its fields describe', () => {
    expectTypeOf<MoveOfRule<typeof lay>>().branded.toEqualTypeOf<{
      type: 'lay';
      hex: string;
      rotation: number;
      stops: { slot: number }[];
    }>();
  });

  test('is given the move with its types', () => {
    type Check = RuleParts<ToyState, 'lay', typeof fields>['check'];
    expectTypeOf<Parameters<Check>[1]['rotation']>().toEqualTypeOf<number>();
    expectTypeOf<Parameters<Check>[1]>().not.toHaveProperty('amount');
  });

  test('that lists a move of another shape does not compile', () => {
    type Listed = ReturnType<RuleParts<ToyState, 'lay', typeof fields>['choices']>;
    expectTypeOf<{ move: { type: 'lay'; hex: string } }[]>().not.toExtend<Listed>();
    expectTypeOf<
      { move: { type: 'lie'; hex: string; rotation: number; stops: [] } }[]
    >().not.toExtend<Listed>();
    expectTypeOf<{ move: { type: 'lay'; hex: string; rotation: number; stops: [] } }[]>().toExtend<Listed>();
  });
});

describe('fields and ids', () => {
  test('one of some words is just those words', () => {
    const fields = { how: oneOf('pay', 'withhold') };
    expectTypeOf<Shape<typeof fields>>().toEqualTypeOf<{ how: 'pay' | 'withhold' }>();
  });

  test('one kind of id does not fit where another is wanted, a literal does', () => {
    expectTypeOf<CompanyId>().not.toExtend<PlayerId>();
    expectTypeOf<'p1'>().toExtend<PlayerId>();
  });
});

describe('what is told', () => {
  const told: GameEvent[] = [];
  const moment: Moment = { emit: (event) => told.push(event) };

  test('is an event that a piece has declared, with all its details', () => {
    moment.emit({ type: 'operates', company: 'BME' });
    // @ts-expect-error nobody has declared it
    moment.emit({ type: 'landed-on-the-moon', company: 'BME' });
    // @ts-expect-error a detail is missing
    moment.emit({ type: 'laid', company: 'BME', hex: 'F9', tile: '8', turn: 0 });
    // @ts-expect-error it has no such detail
    moment.emit({ type: 'operates', company: 'BME', player: 'A' });
    expect(told).toHaveLength(4);
  });

  test('of a refusal is a declared code with its parameters', () => {
    expect(object('lay-used')).toEqual({ code: 'lay-used', params: {} });
    // @ts-expect-error nobody has declared it
    expect(object('too-late')).toMatchObject({ code: 'too-late' });
    // @ts-expect-error a parameter is missing
    expect(object('lay-no-hex')).toMatchObject({ code: 'lay-no-hex' });
    // @ts-expect-error it has no parameters
    expect(object('lay-used', { hex: 'F9' })).toMatchObject({ code: 'lay-used' });
  });

  test('cites a section for each refusal of the pieces, and for no other', () => {
    type Cited = Sections<{
      'lay-used': NoParams;
      'no-token': { company: CompanyId };
      malformed: { type: string };
    }>;
    expectTypeOf<Cited>().toEqualTypeOf<Readonly<Record<'lay-used' | 'no-token', string>>>();
  });
});

describe('the titles', () => {
  test('have the moves and the stages of their pieces, and no others', () => {
    expectTypeOf<Extract<RhinelandMove, { type: 'deliver' }>>().toBeNever();
    expectTypeOf<Extract<MovesOf<typeof trg>, { type: 'deliver' }>>().not.toBeNever();
    expectTypeOf<StagesOf<typeof rhl>>().toEqualTypeOf<RhinelandStage>();
    expectTypeOf<StagesOf<typeof introductionGame>>().toEqualTypeOf<
      'take' | 'tile' | 'build' | 'swap' | 'surplus' | 'exchange'
    >();
  });
});
