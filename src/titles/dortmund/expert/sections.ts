import type { Sections } from '@/engine/game/refusal';
import { sections as brewingSections } from '../hsb/sections';
import type { ExpertRefusals } from './catalogue';

const expertSections: Sections<ExpertRefusals> = {
  'no-such-marker': '7.1',
  'marker-not-for': '7.1',
  'marker-limit': '7.1',
  'marker-once': '7.1',
  'marker-too-dear': '7.1',
  'marker-price': '7.1',
  'marker-refused': '7.1',
  'equipment-first': '7.6',
  'wagon-loaded': '7.1.3',
  'wagon-nowhere': '7.1.3',
  'no-such-event': '7.2',
  'event-no-use': '7.2',
  'event-not-there': '7.2',
  'event-spent': '7.2',
};

/** The section behind each refusal. */
export const sections = { ...brewingSections, ...expertSections };
