export const SectorBuilding = () => null
