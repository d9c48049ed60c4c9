export const SolarTable = () => null
