export declare const isDemoShop: () => boolean;
export declare function chooseDemoShop(): void;
export declare const demoShopAlias: () => Record<string, string>;
