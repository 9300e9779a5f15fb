/** What a table does not show at first sight. It is one piece: whoever asks for any of it soon asks for more. */
import '../styles/table-aside.css';

export { EndScreen } from '../end/EndScreen';
export { HexCard } from '../looking/HexCard';
export { Failed } from './Failed';
export { Over } from './Over';
export { PlayOn } from './PlayOn';
export { TableMenu } from './TableMenu';
export { ClockDialog } from './time/ClockDialog';
export { ViewBeside } from './views/ViewBeside';
export { Writing } from './Writing';
