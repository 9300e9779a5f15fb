export { rhineland as game } from './game';
