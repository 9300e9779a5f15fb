export { ExpertPictures } from './ExpertPictures';
export { MarkersView } from './MarkersView';
