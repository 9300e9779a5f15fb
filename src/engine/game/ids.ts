/**
 * Ids are strings with a flavour: a plain string literal fits, but one kind of id does not fit
 * where another is wanted.
 */
type Flavour<Name extends string> = string & { readonly flavour?: Name };

export type PlayerId = Flavour<'player'>;
export type CompanyId = Flavour<'company'>;
export type PrivateId = Flavour<'private'>;
export type HexId = Flavour<'hex'>;
export type TileId = Flavour<'tile'>;
export type TrainId = Flavour<'train'>;
