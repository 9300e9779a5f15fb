export { CapexView } from './CapexView';
export { MinesView } from './MinesView';
