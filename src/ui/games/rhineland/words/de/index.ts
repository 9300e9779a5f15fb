export { rhineland as game } from './game';
export { panels } from './panels';
