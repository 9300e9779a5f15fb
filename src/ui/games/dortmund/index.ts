import './dortmund.css';
import type { FamilyGames } from '../found';
import { introduction } from './int';
import { railwayGame } from './trg';

export const games: FamilyGames = { '18do-int': introduction, '18do-trg': railwayGame };
