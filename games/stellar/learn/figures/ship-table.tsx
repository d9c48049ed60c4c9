export const ShipTable = () => null
