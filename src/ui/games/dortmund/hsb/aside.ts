export { BeerMarketView } from './BeerMarketView';
export { BeerPictures } from './BeerPictures';
