export { StandingView } from './StandingView';
