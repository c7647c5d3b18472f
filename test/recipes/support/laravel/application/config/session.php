<?php

return [
    'driver' => 'database',
    'lifetime' => 120,
    // PHP counts a cookie's age by the machine's clock, which may differ from the tests' by hours.
    'expire_on_close' => true,
    'encrypt' => false,
    'connection' => null,
    'table' => 'sessions',
    'lottery' => [2, 100],
    'cookie' => 'laravel_session',
    'path' => '/',
    'domain' => null,
    'secure' => false,
    'http_only' => true,
    'same_site' => 'lax',
];
